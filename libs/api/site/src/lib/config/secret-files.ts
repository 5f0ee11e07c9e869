import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error';
import { SECRETS } from './environment';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment with the secrets that are in files: `NAME_FILE` names the file with the value of `NAME`.
 * @throws ConfigError for a secret that is set twice, and for a file without a text
 */
export function withSecretFiles(env: Environment): Environment {
  const fromFiles = SECRETS.flatMap((name) => {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) return [];
    if (env[name]?.trim()) {
      throw new ConfigError(`${name}_FILE`, `is set, and so is ${name}: set one of them`);
    }
    return [[name, readSecret(`${name}_FILE`, file)]];
  });
  return { ...env, ...(Object.fromEntries(fromFiles) as Environment) };
}

/** Messages do not have the path, as it may be the secret itself, set in the wrong variable. */
function readSecret(variable: string, file: string): string {
  const text = decoded(variable, bytesOf(variable, file)).replace(/\r?\n$/, '');
  if (text.trim() === '') throw new ConfigError(variable, 'the file that it names is empty');
  return text;
}

function bytesOf(variable: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(variable, `the file that it names cannot be read (${code ?? 'invalid'})`);
  }
}

/** Editors may put a byte order mark first, which is no part of the text. */
function decoded(variable: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ConfigError(variable, 'the file that it names is no text in UTF-8');
  }
}
