import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { plain, tableRows, section } from '../supply/markdown';

interface Service {
  image: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  mem_limit?: string;
  pids_limit?: number;
  tmpfs?: string[];
  ports?: string[];
  secrets?: string[];
  env_file?: string | { path: string; required: boolean }[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  deploy?: { replicas: number };
  networks?: string[];
  volumes?: string[];
}
interface Compose {
  networks?: Record<string, { internal?: boolean } | null>;
  services: Record<string, Service>;
  secrets?: Record<string, { file: string }>;
}

const root = join(__dirname, '../..');
const docker = join(root, 'docker');
const read = (file: string) =>
  parse(fs.readFileSync(join(docker, file), 'utf8'), { merge: true }) as Compose;
const operations = fs.readFileSync(join(root, 'docs/operations.md'), 'utf8');
const rows = tableRows(section(operations, 'Environment'));
const variables = rows.map(([name]) => plain(name)).filter((name) => name !== 'NAME_FILE');
const inFiles = [...(rows.at(-1)?.[2] ?? '').matchAll(/`([A-Z0-9_]+)`/g)]
  .map(([, name]) => name ?? '')
  .filter((name) => name !== 'NAME');

describe.each(['compose.yml', 'compose.scale.yml'])('%s', (file) => {
  const { services, secrets = {} } = read(file);
  const all = Object.entries(services);
  const named = (is: (service: Service) => boolean) =>
    all.filter(([, service]) => is(service)).map(([name]) => name);

  it('gives no service a capability, but the one that has ports below 1024', () => {
    expect(named(({ cap_drop }) => cap_drop?.join() !== 'ALL')).toEqual([]);
    expect(named(({ cap_add }) => cap_add !== undefined)).toEqual(['caddy']);
    expect(services['caddy']?.cap_add).toEqual(['NET_BIND_SERVICE']);
  });

  it('lets no service get rights, write to its root, or take all of the machine', () => {
    const isOpen = ({ security_opt, read_only, mem_limit, pids_limit }: Service) =>
      security_opt?.join() !== 'no-new-privileges:true' ||
      read_only !== true ||
      !/^\d+[mg]$/.test(mem_limit ?? '') ||
      !(Number(pids_limit) > 0);
    expect(named(isOpen)).toEqual([]);
  });

  it('names images of one version', () => {
    const isInexact = ({ image }: Service) =>
      image !== 'lereng' && !/^[\w./-]+:v?\d+\.\d+(\.\d+)?(-alpine)?$/.test(image);
    expect(named(isInexact)).toEqual([]);
    const [, node = ''] = /^ARG NODE_IMAGE=(.+)$/m.exec(
      fs.readFileSync(join(docker, 'Dockerfile'), 'utf8'),
    ) ?? [''];
    expect(node).toMatch(/^node:\d+\.\d+\.\d+-bookworm-slim$/);
  });

  it('starts a service when those that it needs are healthy', () => {
    const conditions = all.flatMap(([, { depends_on = {} }]) => Object.values(depends_on));
    expect(conditions.length).toBeGreaterThan(0);
    expect(conditions.filter(({ condition }) => condition !== 'service_healthy')).toEqual([]);
  });

  it('gives the server variables that it reads, and secrets as files that it is given', () => {
    const { environment = {}, secrets: granted = [], env_file } = services['lereng'] ?? {};
    // An operator may add some.
    expect(env_file).toEqual([{ path: '.env', required: false }]);
    const fromFiles = Object.keys(environment).filter((name) => name.endsWith('_FILE'));
    const others = Object.keys(environment).filter((name) => !fromFiles.includes(name));
    expect(others.filter((name) => !variables.includes(name))).toEqual([]);
    expect(others.filter((name) => inFiles.includes(name))).toEqual([]);
    expect(fromFiles.filter((name) => !inFiles.includes(name.replace(/_FILE$/, '')))).toEqual([]);
    expect(fromFiles.map((name) => environment[name])).toEqual(
      granted.map((name) => `/run/secrets/${name}`),
    );
  });

  it('declares each secret that a service is given, and no others', () => {
    const given = new Set(all.flatMap(([, service]) => service.secrets ?? []));
    expect([...given].sort()).toEqual(Object.keys(secrets).sort());
  });
});

describe('compose.scale.yml', () => {
  const { services, networks = {} } = read('compose.scale.yml');

  it('has three replicas', () => {
    expect(services['lereng']?.deploy?.replicas).toBe(3);
  });

  it('lets the server alone reach the data, and nothing of the data the world', () => {
    const members = (network: string) =>
      Object.keys(services).filter((name) => services[name]?.networks?.includes(network));
    expect(members('edge')).toEqual(['nginx', 'caddy']);
    expect(members('web')).toEqual(['lereng', 'nginx']);
    expect(members('data')).toEqual(['lereng', 'postgres', 'redis', 'garage']);
    expect(networks).toEqual({ edge: null, web: null, data: { internal: true } });
  });

  it('gives the server a role that is not the one of PostgreSQL itself', () => {
    const { postgres, lereng } = services;
    expect(postgres?.environment?.['POSTGRES_USER']).toBeUndefined();
    expect(postgres?.environment?.['SITE_ROLE']).toBe('lereng');
    expect(postgres?.volumes).toContain(
      './postgres-role.sh:/docker-entrypoint-initdb.d/postgres-role.sh:ro',
    );
    expect(lereng?.secrets).not.toContain('postgres_password');
  });
});

const server = process.env['TEST_DATABASE_URL'];
const describeOnServer = server ? describe : describe.skip;

describeOnServer('postgres-role.sh', () => {
  const name = `lereng_role_${process.pid}`;
  const sql = (statement: string) =>
    execFileSync('psql', ['-X', '-A', '-t', '-d', server ?? '', '-c', statement], {
      encoding: 'utf8',
    }).trim();
  afterAll(() => {
    sql(`DROP DATABASE IF EXISTS ${name}`);
    sql(`DROP ROLE IF EXISTS ${name}`);
  });

  it('makes a role that owns its database, and may do nothing else', () => {
    const folder = fs.mkdtempSync(join(tmpdir(), 'lereng-role-'));
    const password = join(folder, 'password');
    fs.writeFileSync(password, "o'clock\n");
    const { hostname, port, username } = new URL(server ?? '');
    execFileSync('sh', [join(docker, 'postgres-role.sh')], {
      env: {
        ...process.env,
        PGHOST: hostname,
        PGPORT: port,
        POSTGRES_USER: username,
        SITE_ROLE: name,
        SITE_PASSWORD_FILE: password,
      },
    });
    fs.rmSync(folder, { recursive: true });
    const powers = 'rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls';
    const rights = `SELECT ${powers}, rolcanlogin FROM pg_roles WHERE rolname = '${name}'`;
    expect(sql(rights)).toBe('f|f|f|f|f|t');
    const owned = 'pg_database JOIN pg_roles ON datdba = pg_roles.oid';
    expect(sql(`SELECT datname FROM ${owned} WHERE rolname = '${name}'`)).toBe(name);
  });
});

describe('make-secrets.sh', () => {
  let folder: string;

  beforeAll(() => {
    folder = fs.mkdtempSync(join(tmpdir(), 'lereng-secrets-'));
    fs.copyFileSync(join(docker, 'make-secrets.sh'), join(folder, 'make-secrets.sh'));
    execFileSync('sh', [join(folder, 'make-secrets.sh')]);
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  const content = (name: string) =>
    fs.readFileSync(join(folder, 'secrets', name), 'utf8').trimEnd();

  it('makes each file that compose.scale.yml names, for containers to read and for nobody else', () => {
    const { secrets = {} } = read('compose.scale.yml');
    const files = Object.values(secrets).map(({ file }) => file.replace('./secrets/', ''));
    const made = join(folder, 'secrets');
    expect(fs.readdirSync(made).sort()).toEqual([...files, 'garage.env'].sort());
    expect(fs.statSync(made).mode & 0o777).toBe(0o700);
    expect(fs.statSync(join(made, 'jwt_secret')).mode & 0o777).toBe(0o644);
  });

  it('gives both sides of a connection the same secret', () => {
    expect(new URL(content('database_url')).password).toBe(content('database_password'));
    expect(content('postgres_password')).not.toBe(content('database_password'));
    const redis = /^requirepass (.+)$/m.exec(content('redis.conf'))?.[1];
    expect(new URL(content('redis_url')).password).toBe(redis);
    expect(content('garage.env')).toContain(`ACCESS_KEY=${content('s3_access_key_id')}\n`);
    expect(content('garage.env')).toContain(`SECRET_KEY=${content('s3_secret_access_key')}\n`);
  });

  it('lets Redis drop no counts of failed logins, of which npm run doctor warns', () => {
    expect(content('redis.conf')).toMatch(/^maxmemory-policy noeviction$/m);
  });

  it('makes keys in the form that Garage takes, and passwords that nobody can guess', () => {
    expect(content('s3_access_key_id')).toMatch(/^GK[0-9a-f]{24}$/);
    expect(content('s3_secret_access_key')).toMatch(/^[0-9a-f]{64}$/);
    expect(content('garage.env')).toMatch(/^GARAGE_RPC_SECRET=[0-9a-f]{64}$/m);
    expect(content('jwt_secret')).toMatch(/^[0-9a-f]{64}$/);
    expect(content('admin_password')).toMatch(/^[0-9a-f]{24}$/);
  });

  it('changes nothing where there are secrets', () => {
    const before = content('jwt_secret');
    expect(() =>
      execFileSync('sh', [join(folder, 'make-secrets.sh')], { stdio: 'ignore' }),
    ).toThrow();
    expect(content('jwt_secret')).toBe(before);
  });
});
