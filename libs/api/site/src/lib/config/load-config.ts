import type { AppConfig } from './app-config';
import { ConfigError } from './config-error';
import { environment } from './environment';
import { withSecretFiles } from './secret-files';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Turns the environment into the one typed configuration.
 * @throws ConfigError for the first bad variable, naming it
 */
export function loadConfig(env: Environment): AppConfig {
  const result = environment.safeParse(withSecretFiles(env));
  if (result.success) return result.data;
  throw configErrors(env)[0] ?? result.error;
}

/** One error for each bad variable, or one for a bad file of a secret. */
export function configErrors(env: Environment): ConfigError[] {
  try {
    const issues = environment.safeParse(withSecretFiles(env)).error?.issues ?? [];
    return issues.map(({ path, message }) => new ConfigError(String(path[0]), message));
  } catch (error) {
    if (error instanceof ConfigError) return [error];
    throw error;
  }
}
