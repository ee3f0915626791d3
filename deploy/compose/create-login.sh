#!/bin/sh
# The application's login, which owns nothing. Migrations grant its rights.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$APP_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<SQL
create role wattdesk_desk login password :'password';
SQL
