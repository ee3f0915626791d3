#!/bin/sh
# From a bare Debian 12 or later to a running Wattdesk, as root: the small form, one process and PostgreSQL on this machine.
#   ./install-debian.sh wattdesk-0.1.0-linux-x64.tar.gz https://desk.example
# Safe to repeat, and upgrades: settings and database stay. deploy/README.md says what each step is for.
set -eu
archive=$(readlink -f "${1:?the archive of a release}")
address=${2:?the address that browsers will use}
step() { printf '%s\n' "- $1"; }

step 'PostgreSQL'
if ! ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1; then
  apt-get update -q && apt-get install -qy --no-install-recommends postgresql openssl ca-certificates
fi
if [ -d /run/systemd/system ]; then systemctl enable --now postgresql; else pg_ctlcluster "$(pg_lsclusters -h | cut -d' ' -f1)" main start || true; fi

step 'the user wattdesk'
id wattdesk >/dev/null 2>&1 || useradd --system --home-dir /var/lib/wattdesk --shell /usr/sbin/nologin wattdesk
install -d -o wattdesk -g wattdesk -m 0750 /var/lib/wattdesk
install -d -g wattdesk -m 0750 /etc/wattdesk

step 'the release, in /opt/wattdesk'
(cd "$(dirname "$archive")" && sha256sum --check --quiet "$(basename "$archive").sha256")
rm -rf /opt/wattdesk.new
mkdir -p /opt/wattdesk.new
tar -xzf "$archive" -C /opt/wattdesk.new --strip-components=1 --no-same-owner
rm -rf /opt/wattdesk.old
[ ! -d /opt/wattdesk ] || mv /opt/wattdesk /opt/wattdesk.old
mv /opt/wattdesk.new /opt/wattdesk

if [ ! -f /etc/wattdesk/wattdesk.env ]; then
  step 'the database, and settings in /etc/wattdesk/wattdesk.env'
  password=$(openssl rand -hex 24)
  (cd / && runuser -u postgres -- psql -q -v ON_ERROR_STOP=1) <<SQL
select 'create role wattdesk' where not exists (select from pg_roles where rolname = 'wattdesk') \gexec
alter role wattdesk login createrole createdb password '$password';
select 'create database wattdesk owner wattdesk' where not exists (select from pg_database where datname = 'wattdesk') \gexec
SQL
  umask 027
  sed -e "s|^PUBLIC_URL=.*|PUBLIC_URL=$address|" \
    -e "s|^SECRET_KEY=.*|SECRET_KEY=$(openssl rand -base64 32)|" \
    -e "s|^METRICS_TOKEN=.*|METRICS_TOKEN=$(openssl rand -hex 24)|" \
    -e "s|:PASSWORD@|:$password@|" /opt/wattdesk/deploy/systemd/wattdesk.env > /etc/wattdesk/wattdesk.env.new
  chgrp wattdesk /etc/wattdesk/wattdesk.env.new
  mv /etc/wattdesk/wattdesk.env.new /etc/wattdesk/wattdesk.env
fi

if [ -d /run/systemd/system ]; then
  step 'the service'
  cp /opt/wattdesk/deploy/systemd/wattdesk.service /opt/wattdesk/deploy/systemd/wattdesk-backup.* /etc/systemd/system/
  systemctl daemon-reload
  systemctl enable wattdesk.service wattdesk-backup.timer
  systemctl restart wattdesk.service
  systemctl start wattdesk-backup.timer
  echo 'The link that sets it up is in the log: journalctl -u wattdesk'
else
  echo 'No systemd here. Start it with the settings of /etc/wattdesk/wattdesk.env, as the user wattdesk: /opt/wattdesk/bin/wattdesk-server'
fi
