#!/bin/sh
# Makes the secrets of compose.scale.yml in docker/secrets, once: it stops where the folder exists.
# The folder is for its owner alone. The files in it can be read by all, as each container has another user.
set -eu
umask 022
cd "$(dirname "$0")"
mkdir -m 700 secrets
cd secrets

random() { od -An -vtx1 -N "$1" /dev/urandom | tr -d ' \n'; }
write() { printf '%s\n' "$2" >"$1"; }

postgres=$(random 24) database=$(random 24) redis=$(random 24) key=GK$(random 12) secret=$(random 32)
write postgres_password "$postgres"
write database_password "$database"
write database_url "postgres://lereng:$database@postgres:5432/lereng" # secretlint-disable-line
write redis_url "redis://:$redis@redis:6379"
write redis.conf "requirepass $redis
save \"\"
maxmemory 96mb
maxmemory-policy noeviction"
write s3_access_key_id "$key"
write s3_secret_access_key "$secret"
write garage.env "GARAGE_DEFAULT_ACCESS_KEY=$key
GARAGE_DEFAULT_SECRET_KEY=$secret
GARAGE_RPC_SECRET=$(random 32)"
write jwt_secret "$(random 32)"
write admin_password "$(random 12)"

echo "The password of admin is in $PWD/admin_password"
