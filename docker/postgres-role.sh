#!/bin/sh
# Run by the image of PostgreSQL at the first start of an empty volume: makes the server's role, which owns its database
# and may do nothing else. The role of PostgreSQL itself is for operators.
set -eu
psql -X -q -v ON_ERROR_STOP=1 -d postgres -U "$POSTGRES_USER" \
  -v role="$SITE_ROLE" -v password="$(cat "$SITE_PASSWORD_FILE")" <<'SQL'
CREATE ROLE :"role" LOGIN PASSWORD :'password';
CREATE DATABASE :"role" OWNER :"role";
REVOKE ALL ON DATABASE :"role" FROM PUBLIC;
SQL
