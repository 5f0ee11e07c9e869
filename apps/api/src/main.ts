import { isTracingOn } from './platform/observability/tracing-environment';

// What the server stores has personal data and secrets: it is for the server's own user.
process.umask(0o077);

// Before the application is imported, and only where it is asked for.
const tracing = isTracingOn(process.env)
  ? (await import('./platform/observability/tracing')).startTracing()
  : null;

const { bootstrap } = await import('./bootstrap');
const here = import.meta.dirname;
await bootstrap({
  env: process.env,
  tracing,
  demoContent: `${here}/demo-content`,
  webBuild: `${here}/../web`,
  imageProcess: `${here}/image-process.js`,
  operator: `${here}/../operator/main.js`,
});
