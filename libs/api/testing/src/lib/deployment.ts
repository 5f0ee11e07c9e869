import type { RunningServer, ServerOptions } from '@lereng/shared-testing';

/** A way to run the product, on an empty database. */
export interface Deployment {
  name: string;
  start(options?: ServerOptions): Promise<StartedDeployment>;
}

export interface StartedDeployment<Server extends RunningServer = RunningServer> {
  readonly server: Server;
  /**
   * Ends it as a power cut would, and starts it again with its data, at its origin.
   * @param changed environment variables that are other ones from now on
   */
  restart(changed?: Record<string, string>): Promise<void>;
  /** Ends it and removes all it had. */
  dispose(): Promise<void>;
}
