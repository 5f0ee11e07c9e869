import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Stands between the product and a service of this machine, and can go away or fall silent in its place. */
export class Relay {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private port = 0;
  /** Passes nothing on, and keeps its connections. */
  isSilent = false;

  private constructor(private readonly target: URL) {
    this.server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from);
        from.on('error', () => undefined);
        from.on('close', () => {
          this.sockets.delete(from);
          to.destroy();
        });
        from.on('data', (chunk) => this.isSilent || to.write(chunk));
      }
    });
  }

  static async to(url: string): Promise<Relay> {
    const relay = new Relay(new URL(url));
    await relay.start();
    return relay;
  }

  /** The URL of the service, by way of this relay. */
  get url(): string {
    return Object.assign(new URL(this.target.href), { hostname: '127.0.0.1', port: this.port })
      .href;
  }

  /** Breaks every connection, and accepts none until the next `start`. */
  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  async start(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }
}
