import { ApiClient, shiftedClock, TestServer, type ServerOptions } from '@lereng/shared-testing';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { watch } from './watch';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

const PATIENCE_MS = 10_000;

export interface VisitOptions {
  viewport?: { width: number; height: number };
  javaScript?: boolean;
  /** Token that the browser keeps from an earlier visit. */
  token?: string;
  reducedMotion?: boolean;
  hasTouch?: boolean;
  /** IANA name of the zone that the browser is in. */
  zone?: string;
  /** How far the browser's clock is ahead of the machine's, in milliseconds. */
  clockOffset?: number;
}

/** The running product, and a browser to visit it with. */
export class Site {
  private contexts: BrowserContext[] = [];
  private problems: string[] = [];
  private allowed: RegExp[] = [];

  constructor(
    private readonly server: TestServer,
    private readonly browser: Browser,
    /** Arranges content as the admin. */
    readonly api: ApiClient,
  ) {}

  get origin(): string {
    return this.server.origin;
  }

  /** All that the server has printed so far. */
  get output(): string {
    return this.server.output;
  }

  /** A page of a browser that was never here before, or only to get the token that it keeps. */
  async newPage(options: VisitOptions = {}): Promise<Page> {
    const { viewport = DESK, javaScript = true, token, reducedMotion, hasTouch, zone } = options;
    const localStorage = token === undefined ? [] : [{ name: 'accessToken', value: token }];
    const context = await this.browser.newContext({
      baseURL: this.origin,
      viewport,
      hasTouch,
      javaScriptEnabled: javaScript,
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      locale: 'id-ID',
      timezoneId: zone,
      storageState: { cookies: [], origins: [{ origin: this.origin, localStorage }] },
    });
    context.setDefaultTimeout(PATIENCE_MS);
    if (options.clockOffset) await context.addInitScript(shiftedClock(options.clockOffset));
    this.contexts.push(context);
    await watch(context, this.origin, (problem) => this.problems.push(problem));
    return context.newPage();
  }

  async visit(path: string, options?: VisitOptions): Promise<Page> {
    const page = await this.newPage(options);
    const response = await page.goto(path);
    if (response && response.status() >= 500) {
      throw new Error(`${path} answered ${response.status()}: ${this.server.output}`);
    }
    return page;
  }

  /** Opens a page of the back office as someone who has logged in. */
  visitAsAdmin(path: string, options?: VisitOptions): Promise<Page> {
    return this.visit(path, { ...options, token: this.api.token });
  }

  /** For the rest of this test, messages like these are what the test is about. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  /** Ends a test's visits. @throws where something went wrong that the test did not ask for */
  async endVisits(): Promise<void> {
    await Promise.all(this.contexts.map((context) => context.close()));
    const unasked = this.problems.filter(
      (problem) => !this.allowed.some((pattern) => pattern.test(problem)),
    );
    this.contexts = [];
    this.problems = [];
    this.allowed = [];
    if (unasked.length > 0) throw new Error(`The browser complained:\n${unasked.join('\n')}`);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
  }
}

/** A site for the tests of one file, with the content that `arrange` makes. */
export function useSite(
  arrange: (api: ApiClient) => Promise<unknown> = async () => undefined,
  options?: ServerOptions,
): () => Site {
  let site: Site | undefined;

  beforeAll(async () => {
    const endpoint = process.env['BROWSER_ENDPOINT'];
    if (!endpoint) throw new Error('No browser was started');
    const server = await TestServer.start(options);
    try {
      const api = await ApiClient.login(server.origin);
      await arrange(api);
      site = new Site(server, await chromium.connect(endpoint), api);
    } catch (error) {
      await server.stop();
      throw error;
    }
  });
  afterEach(() => site?.endVisits());
  afterAll(() => site?.close());

  return () => {
    if (!site) throw new Error('The site is there once the tests run');
    return site;
  };
}
