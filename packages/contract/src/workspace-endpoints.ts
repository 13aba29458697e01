import * as z from 'zod'
import * as entities from './entities.ts'
import * as fields from './fields.ts'
import { page, paged } from './paging.ts'
import * as together from './together.ts'

const id = z.string().min(1).max(64)
const workspace = z.object({ workspace_id: id })
const Nothing = z.null()

/** What a firm or a team has in common: tasks, members with roles, a letterhead. */
export const WORKSPACE_ENDPOINTS = {
  listWorkspaces: {
    method: 'GET',
    path: '/workspaces',
    access: 'login',
    summary: 'The workspaces of which I am a member, by name; my personal one has no row',
    data: z.array(together.Workspace),
  },
  createWorkspace: {
    method: 'POST',
    path: '/workspaces',
    access: 'login',
    summary: 'Make a workspace; I own it, and my letterhead is its first',
    body: z.object({ name: fields.WorkspaceName }),
    data: workspace,
  },
  renameWorkspace: {
    method: 'PATCH',
    path: '/workspaces',
    access: 'login',
    summary: 'Rename a workspace of mine',
    body: workspace.extend({ name: fields.WorkspaceName }),
    data: Nothing,
  },
  setWorkspaceModels: {
    method: 'POST',
    path: '/workspaces/models',
    access: 'login',
    summary:
      'Say whether models beyond the operator’s own network may read the tasks of a workspace of mine, and how many tokens models may be sent a month about them (null: no limit)',
    body: workspace.extend({
      remote_models: z.boolean().optional(),
      month_tokens: z.int().min(0).max(1e12).nullable().optional(),
    }),
    data: Nothing,
  },
  deleteWorkspace: {
    method: 'DELETE',
    path: '/workspaces',
    access: 'login',
    summary: 'Delete a workspace of mine; its tasks go to the personal workspaces of their owners',
    query: workspace,
    data: Nothing,
  },
  listWorkspaceMembers: {
    method: 'GET',
    path: '/workspaces/members',
    access: 'login',
    summary: 'Members of a workspace of which I am one, owners first',
    query: workspace,
    data: z.array(together.WorkspaceMember),
  },
  setWorkspaceMember: {
    method: 'POST',
    path: '/workspaces/members',
    access: 'login',
    summary: 'Take a colleague into a workspace of mine, or change the role of a member',
    body: workspace.extend({ colleague: z.string().trim().min(1).max(254), role: entities.TaskRole }),
    data: z.array(together.WorkspaceMember),
  },
  removeWorkspaceMember: {
    method: 'DELETE',
    path: '/workspaces/members',
    access: 'login',
    summary: 'Take a member out, or leave; what he brought in stays and passes to an owner',
    query: workspace.extend({ user_id: id }),
    data: z.array(together.WorkspaceMember),
  },
  getWorkspaceLetterhead: {
    method: 'GET',
    path: '/workspaces/letterhead',
    access: 'login',
    summary: 'The firm and the logo that stand on the reports of the tasks of a workspace',
    query: workspace,
    data: entities.Letterhead,
  },
  setWorkspaceLetterhead: {
    method: 'POST',
    path: '/workspaces/letterhead',
    access: 'login',
    summary: 'Set the firm and the logo of a workspace of mine; an empty firm takes both away',
    body: entities.Letterhead.extend({ workspace_id: id }),
    data: entities.Letterhead,
  },
  setWorkspace: {
    method: 'POST',
    path: '/task/workspace',
    access: 'login',
    summary: 'Move a task to a workspace; null: to the personal one of its owner',
    body: z.object({ task_id: id, workspace_id: id.nullable() }),
    data: Nothing,
  },
  adminListWorkspaces: {
    method: 'GET',
    path: '/admin/workspaces',
    access: 'admin',
    summary: 'All workspaces, the newest first; `search`: in their names',
    query: z.object({ ...page, search: z.string().max(200).optional() }),
    data: paged(together.ListedWorkspace),
  },
} as const
