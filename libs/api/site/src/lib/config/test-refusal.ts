import { ConfigError } from './config-error';
import { loadConfig } from './load-config';

/** The line with which a server refuses this environment. */
export function refusal(env: Record<string, string>): string {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('The configuration was taken');
}
