#!/bin/bash
# Follows install-debian.sh on a copy of this Debian that vanishes afterwards: its own file system, network and processes. Runs the
# product on a read-only file system, sets the deployment up, signs its first root member in and backs it up, and says how long
# that took. As root, where PostgreSQL is installed already (the copy has no network to install it by):
#   deploy/try-debian.sh .data/release/wattdesk-0.1.0-linux-x64.tar.gz
set -euo pipefail
if [ -z "${INSIDE:-}" ]; then
  archive=$(readlink -f "${1:?the archive of a release}")
  exec env INSIDE=outer ARCHIVE="$archive" unshare --mount --net --pid --fork --kill-child "$(readlink -f "$0")"
fi
if [ "$INSIDE" = outer ]; then
  mount --make-rprivate /
  root=$(mktemp -d)
  mount -t tmpfs tmpfs "$root"
  mkdir "$root/upper" "$root/work" "$root/all"
  mount -t overlay overlay -o "lowerdir=/,upperdir=$root/upper,workdir=$root/work" "$root/all"
  mount -t proc proc "$root/all/proc"
  mount --rbind /dev "$root/all/dev"
  mount -t tmpfs tmpfs "$root/all/run"
  mkdir -m 1777 "$root/all/run/postgresql" "$root/all/run/lock"
  mkdir "$root/all/run/release"
  cp "$ARCHIVE" "$ARCHIVE.sha256" "$root/all/run/release/"
  cp "$0" "$root/all/run/release/try"
  ip link set lo up
  exec env INSIDE=inner PATH=/usr/sbin:/usr/bin:/sbin:/bin ARCHIVE="/run/release/$(basename "$ARCHIVE")" chroot "$root/all" /run/release/try
fi

cd /run/release
pg_lsclusters -h | grep -q main || pg_createcluster "$(ls /usr/lib/postgresql | tail -1)" main > /dev/null
began=$(date +%s%N)
took() { echo "$1 after $((($(date +%s%N) - began) / 1000000)) ms"; }
tar -xzf "$ARCHIVE" --strip-components=2 --wildcards '*/deploy/install-debian.sh'
./install-debian.sh "$ARCHIVE" http://localhost:4000
took 'installed'
# As in the image, the file system is read-only except for /tmp and /var/lib/wattdesk.
read_only='
  set -e
  mount --make-rprivate /
  mount --bind /var/lib/wattdesk /var/lib/wattdesk
  mount -t tmpfs -o mode=1777 tmpfs /tmp
  mount -o remount,bind,ro /
  cd /var/lib/wattdesk
  if touch /opt/wattdesk/written 2> /dev/null; then echo "The file system is not read-only" >&2; exit 1; fi
  exec "$@"'
as_user() (
  set -a
  . /etc/wattdesk/wattdesk.env
  exec unshare --mount sh -c "$read_only" sh setpriv --reuid wattdesk --regid wattdesk --clear-groups --no-new-privs "$@"
)
as_user /opt/wattdesk/bin/wattdesk-server > server.log 2>&1 &
for _ in $(seq 150); do
  grep -q /setup/ server.log && break
  sleep 0.2
done
link=$(grep -o 'http://localhost:4000/setup/[^ ]*' server.log)
took 'the link that sets it up is shown'

browser() { curl -s --fail -c jar -b jar -H 'Origin: http://localhost:4000' "$@"; }
ended() { browser -L -o /dev/null -w '%{url_effective}' "$@"; }
part() { sed "s/.*[?&]$1=\([^&]*\).*/\1/" <<< "$returned"; }
password='password=copper lantern on a hill'
page=$(browser -o /dev/null -w '%{redirect_url}' -d organisation=Sonnenwerk -d country=DE -d firstName=Ada -d lastName=Brandt \
  -d email=ada@sonnenwerk.example -d vendor.gridx=on "$link")
browser -o /dev/null --data-urlencode "$password" "$page"
page=$(ended "$(browser 'http://localhost:4000/api/v1/auth/authorization-uri?lang=en_GB' | sed 's/.*"uri":"\([^"]*\)".*/\1/')")
returned=$(ended -d email=ada@sonnenwerk.example --data-urlencode "$password" "$page")
browser -o /dev/null -X POST -u "$(part state):$(part code)" http://localhost:4000/api/v1/auth/sign-in
took 'the first root member is signed in'
for path in / /api/docs/index.html /api/openapi.json /health/ready; do browser -o /dev/null "http://localhost:4000$path"; done
as_user /opt/wattdesk/bin/wattdesk migrate --check
as_user /opt/wattdesk/bin/wattdesk backup
as_user /opt/wattdesk/bin/wattdesk verify-activities
took 'backed up'
