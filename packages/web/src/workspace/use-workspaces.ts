import type { Workspace } from '@tickmark/contract'
import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'

export const WORKSPACES_KEY = ['workspaces']

/** The workspaces of which the person is a member; empty until they are known. */
export function useWorkspaces(): readonly Workspace[] {
  const { data = [] } = useQuery({
    queryKey: WORKSPACES_KEY,
    staleTime: 0,
    queryFn: () => request('listWorkspaces', {}, { quiet: true, silent: true }),
  })
  return data
}
