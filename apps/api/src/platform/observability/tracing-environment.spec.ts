import { isTracingOn } from './tracing-environment';

describe('isTracingOn', () => {
  const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

  it.each([
    ['an endpoint', ENDPOINT],
    [
      'an endpoint for traces',
      { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector/v1/traces' },
    ],
    ['the exporter otlp', { OTEL_TRACES_EXPORTER: 'otlp' }],
    ['both', { ...ENDPOINT, OTEL_TRACES_EXPORTER: 'otlp', OTEL_SDK_DISABLED: 'false' }],
  ])('is true with %s', (_name, env) => {
    expect(isTracingOn(env)).toBe(true);
  });

  it.each([
    ['nothing', {}],
    [
      'empty values, as Compose passes them',
      { OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_SDK_DISABLED: '' },
    ],
    ['the exporter none', { ...ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }],
    ['an exporter that is not built in', { ...ENDPOINT, OTEL_TRACES_EXPORTER: 'console' }],
    ['a disabled SDK', { ...ENDPOINT, OTEL_SDK_DISABLED: 'True' }],
    ['other variables', { OTEL_SERVICE_NAME: 'lereng' }],
  ])('is false with %s', (_name, env) => {
    expect(isTracingOn(env)).toBe(false);
  });
});
