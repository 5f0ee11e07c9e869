import type { AppConfig } from './app-config';
import { ConfigError } from './config-error';
import { environment } from './environment';

/**
 * Turns the environment into the one typed configuration.
 * @throws ConfigError for the first bad variable, naming it
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): AppConfig {
  const result = environment.safeParse(env);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ConfigError(String(issue?.path[0]), issue?.message ?? '');
}
