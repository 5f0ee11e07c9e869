/** An invalid setting, which stops the start. The message names the variable and never repeats a secret. */
export class ConfigError extends Error {
  constructor(variable: string, reason: string) {
    super(`${variable}: ${reason}`);
    this.name = 'ConfigError';
  }
}
