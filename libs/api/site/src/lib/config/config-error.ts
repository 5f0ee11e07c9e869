/** Why the server, or a command of it, cannot start, in one sentence that says what to do. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/** An invalid setting. The message names the variable and never repeats a secret. */
export class ConfigError extends StartError {
  constructor(variable: string, reason: string) {
    super(`${variable}: ${reason}`);
  }
}
