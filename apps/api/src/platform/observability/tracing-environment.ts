type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether the standard variables of OpenTelemetry ask for traces. It is known before the configuration is read, as
 * tracing has to begin before the application is loaded.
 */
export function isTracingOn(env: Environment): boolean {
  const valueOf = (name: string) => env[name]?.trim() ?? '';
  if (valueOf('OTEL_SDK_DISABLED').toLowerCase() === 'true') return false;
  const exporter = valueOf('OTEL_TRACES_EXPORTER');
  if (exporter !== '') return exporter === 'otlp';
  const endpoints = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];
  return endpoints.some((name) => valueOf(name) !== '');
}
