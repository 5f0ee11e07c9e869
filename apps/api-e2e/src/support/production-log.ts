import { setTimeout as sleep } from 'node:timers/promises';
import type { TestServer } from '@lereng/shared-testing';

const POLL_MS = 20;
const LINE = /Produces (\/[-\w./?=%~]*)/g;

/** For the environment of the server: its response cache then logs each response that it produces. */
export const LOGGING_PRODUCTION = { LOG_LEVEL: 'debug' };

/** The responses that a server's response cache had to produce, as it had none of them. */
export class ProductionLog {
  private marks = 0;

  constructor(private readonly server: Pick<TestServer, 'origin' | 'output'>) {}

  /** How often the response of this URL was produced during `work`. */
  async count(url: string, work: () => Promise<unknown>): Promise<number> {
    return (await this.urls(work)).filter((each) => each === url).length;
  }

  /** The URLs of the responses that were produced during `work`, in their order. */
  async urls(work: () => Promise<unknown>): Promise<string[]> {
    const begin = await this.mark();
    await work();
    const end = await this.mark();
    const urls = this.produced();
    return urls.slice(urls.indexOf(begin) + 1, urls.indexOf(end));
  }

  /**
   * The log may arrive after the responses that it is about, but its lines are in their order. The document that marks
   * a place in it is made of no other response.
   */
  private async mark(): Promise<string> {
    const url = `/robots.txt?q=mark-${(this.marks += 1)}`;
    await fetch(this.server.origin + url);
    while (!this.produced().includes(url)) await sleep(POLL_MS);
    return url;
  }

  private produced(): string[] {
    return [...this.server.output.matchAll(LINE)].map(([, url]) => url ?? '');
  }
}
