import type { Enclosure } from './enclosure.ts'
import { limits } from './limits.ts'
import { visiblePaths } from './visible-paths.ts'

/**
 * Builds the child's view of the files on an empty file system (some of the programs lie where only root looks), makes that its root, and gives up every right to change it. Arguments:
 * the folder to build on; how each path is to be seen (`ro`, `rw`, `link` with its target); `--`; the folder to work in; the command.
 */
const BUILD_VIEW = `set -eu
PATH=$PATH:/usr/sbin:/sbin
root=$1; shift
mount -t tmpfs -o size=1m,mode=755,nosuid,nodev view "$root"
while [ "$1" != -- ]; do
  how=$1; path=$2; target=$3; shift 3
  mkdir -p "$root\${path%/*}"
  if [ "$how" = link ]; then ln -s "$target" "$root$path"; continue; fi
  if [ -d "$path" ]; then mkdir -p "$root$path"; else : > "$root$path"; fi
  mount --rbind "$path" "$root$path"
  if [ "$how" = ro ]; then mount -o remount,bind,ro "$root$path"; fi
done
shift
mkdir -p "$root/dev" "$root/proc" "$root/tmp" "$root/before"
for device in null zero full random urandom; do
  : > "$root/dev/$device"; mount --bind "/dev/$device" "$root/dev/$device"
done
mount -t proc -o nosuid,nodev,noexec proc "$root/proc"
cd "$root"
pivot_root . before
umount -l /before
echo 0 > /proc/sys/user/max_user_namespaces
mount -o remount,bind,ro /
cd "$1"; shift
exec setpriv --no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all -- "$@"`

const NAMESPACES = ['--user', '--map-root-user', '--mount', '--pid', '--net', '--ipc', '--uts', '--cgroup']

/** What bubblewrap does but for the filter of system calls, with programs that every Linux has (util-linux). */
export const namespaces: Enclosure = {
  level: 'namespaces',
  ownUser: false,
  wrap({ folder, entry, compiled }) {
    const seen = visiblePaths(entry, compiled).flatMap(({ path, link }) =>
      link === undefined ? ['ro', path, ''] : ['link', path, link],
    )
    const own = ['ro', folder.given, '', 'rw', folder.work, '', 'rw', folder.made, '']
    const build = ['sh', '-c', BUILD_VIEW, 'sh', folder.view, ...seen, ...own, '--', folder.work]
    return {
      command: [...limits, 'unshare', ...NAMESPACES, '--fork', '--kill-child', '--', ...build],
      descriptors: [],
    }
  },
}
