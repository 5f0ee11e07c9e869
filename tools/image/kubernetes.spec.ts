import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from 'kubernetes-types/apps/v1';
import type { Service } from 'kubernetes-types/core/v1';
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1';
import * as ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { plain, section, tableRows } from '../supply/markdown';

interface Manifest {
  apiVersion: string;
  kind: string;
  stringData?: Record<string, string>;
}

const root = join(__dirname, '../..');
const folder = join(root, 'docker/kubernetes');
const manifests = readdirSync(folder).flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  }),
);
function only<T>(kind: string): T {
  const found = manifests.filter((manifest) => manifest.kind === kind);
  expect(found).toHaveLength(1);
  return found[0] as T;
}

/** What the compiler says of objects as literals of the types of Kubernetes: fields that there are not, too. */
function typeErrors(objects: readonly Manifest[]): string[] {
  const file = join(root, 'tools/image/manifests.ts');
  const source = objects
    .map((object, index) => {
      const version = object.apiVersion === 'v1' ? 'core/v1' : object.apiVersion;
      const path = version.replace('.k8s.io', '');
      const type = `import('kubernetes-types/${path}').${object.kind}`;
      return `export const manifest${index}: ${type} = ${JSON.stringify(object)};`;
    })
    .join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (path) => (path === file ? source : readFile(path));
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('The manifests of Kubernetes', () => {
  const deployment = only<Deployment>('Deployment');
  const pod = deployment.spec?.template.spec;
  const [container, ...others] = pod?.containers ?? [];

  it('have the fields of their kinds, and no others', () => {
    const text = JSON.stringify(deployment).replace('readinessProbe', 'readynessProbe');
    // The last one has an error, to show that errors are found.
    expect(typeErrors([...manifests, JSON.parse(text) as Manifest])).toEqual([
      expect.stringContaining('"readynessProbe"'),
    ]);
  });

  it('run one container, not as root, that gets no rights and writes to its volumes alone', () => {
    expect(others).toEqual([]);
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    expect(pod?.automountServiceAccountToken).toBe(false);
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container?.resources?.limits).toEqual({ memory: '2Gi' });
    expect(container?.image).toMatch(/:\d+\.\d+\.\d+$/);
  });

  it('ask the two routes of health, and restart by the one that looks at nothing else', () => {
    const live = { httpGet: { path: '/api/health/live' } };
    const ready = { httpGet: { path: '/api/health/ready' } };
    const probes = { startupProbe: live, livenessProbe: live, readinessProbe: ready };
    expect(container).toMatchObject(probes);
    // A check of a part may take two seconds.
    expect(container?.readinessProbe?.timeoutSeconds).toBeGreaterThan(2);
  });

  it('take no replica away before another one is ready, on updates and when nodes are drained', () => {
    expect(deployment.spec?.strategy?.rollingUpdate).toMatchObject({ maxUnavailable: 0 });
    expect(deployment.spec?.replicas).toBeGreaterThan(1);
    const budget = only<PodDisruptionBudget>('PodDisruptionBudget').spec;
    expect(budget?.maxUnavailable).toBe(1);
    const labels = deployment.spec?.template.metadata?.labels;
    expect(deployment.spec?.selector.matchLabels).toEqual(labels);
    expect(budget?.selector?.matchLabels).toEqual(labels);
    expect(only<Service>('Service').spec?.selector).toEqual(labels);
    expect(pod?.topologySpreadConstraints?.[0]?.labelSelector?.matchLabels).toEqual(labels);
  });

  it('wait for the delay of a shutdown and ten seconds more', () => {
    const delay = container?.env?.find(({ name }) => name === 'SHUTDOWN_DELAY')?.value;
    expect(Number(delay)).toBeGreaterThan(0);
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(Number(delay) + 10);
  });

  it('set variables that the server reads, with secrets from the files of the Secret', () => {
    const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    const known = tableRows(section(operations, 'Environment')).map(([name]) => plain(name));
    const environment = container?.env ?? [];
    const names = environment.map(({ name }) => name.replace(/_FILE$/, ''));
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    const mount = container?.volumeMounts?.find(({ name }) => name === 'secrets')?.mountPath;
    const files = environment.filter(({ name }) => name.endsWith('_FILE'));
    const keys = Object.keys(only<Manifest>('Secret').stringData ?? {});
    expect(files.map(({ value }) => value)).toEqual(keys.map((key) => `${mount}/${key}`));
  });

  it('let in the ingress controller, and let out names, and the ports of the stores', () => {
    const { ingress, egress, ...rest } = only<NetworkPolicy>('NetworkPolicy').spec!;
    const matchLabels = deployment.spec?.template.metadata?.labels;
    expect(rest).toEqual({ podSelector: { matchLabels }, policyTypes: ['Ingress', 'Egress'] });
    const portsOf = ({ ports }: { ports?: { port?: unknown }[] }) => ports?.map(({ port }) => port);
    expect(ingress?.map(portsOf)).toEqual([['http']]);
    expect(ingress?.[0]?.from).toHaveLength(1);
    expect(egress?.map(portsOf)).toEqual([
      [53, 53],
      [5432, 6379, 443],
    ]);
  });

  it('lead from the ingress to the port of the container', () => {
    const [rule] = only<Ingress>('Ingress').spec?.rules ?? [];
    const backend = rule?.http?.paths[0]?.backend.service;
    const { metadata, spec } = only<Service>('Service');
    expect(backend).toEqual({ name: metadata?.name, port: { name: spec?.ports?.[0]?.name } });
    expect(spec?.ports?.[0]?.targetPort).toBe(container?.ports?.[0]?.name);
  });
});
