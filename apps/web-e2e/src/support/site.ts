import { DEFAULT_DEPLOYMENT, type StartedDeployment } from '@lereng/api-testing';
import { ApiClient, type ServerOptions, shiftedClock } from '@lereng/shared-testing';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { guardConsole } from './console-guard';
import { hydrated } from './hydrated';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

const PATIENCE_MS = 30_000;

export interface VisitOptions {
  viewport?: { width: number; height: number };
  javaScript?: boolean;
  /** Token in the browser's storage from an earlier visit. */
  token?: string;
  reducedMotion?: boolean;
  hasTouch?: boolean;
  userAgent?: string;
  /** IANA name of the zone that the browser is in. */
  zone?: string;
  /** How far the browser's clock is ahead of the machine's, in milliseconds. */
  clockOffset?: number;
  /** Whether pages may do what their policy forbids, for tests that must not pass because of it alone. */
  withoutPolicy?: boolean;
}

/**
 * Has the first document of a page find a token in its storage. The `storageState` of a context would load a page of its
 * own for that, which takes as much processor time as half a test.
 */
async function storeToken(page: Page, token: string): Promise<void> {
  const stored = await page.addInitScript((value) => {
    localStorage.setItem('accessToken', value);
  }, token);
  // By then the page may be gone.
  page.once('domcontentloaded', () => void stored.dispose().catch(() => undefined));
}

/** The running product, and a browser to visit it with. */
export class Site {
  private contexts: BrowserContext[] = [];
  private readonly shared = new Map<string, Page>();
  private problems: string[] = [];
  private allowed: RegExp[] = [];

  constructor(
    private readonly deployment: StartedDeployment,
    private readonly browser: Browser,
    /** Arranges content as the admin. */
    readonly api: ApiClient,
  ) {}

  get origin(): string {
    return this.deployment.server.origin;
  }

  /** All that the server has printed so far. */
  get output(): string {
    return this.deployment.server.output;
  }

  /** A page in a context of its own: empty storage and cache, but for the token. */
  async newPage(options: VisitOptions = {}): Promise<Page> {
    const { viewport = DESK, javaScript = true, token, reducedMotion, zone } = options;
    const context = await this.browser.newContext({
      baseURL: this.origin,
      viewport,
      hasTouch: options.hasTouch,
      userAgent: options.userAgent,
      bypassCSP: options.withoutPolicy,
      javaScriptEnabled: javaScript,
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      locale: 'id-ID',
      timezoneId: zone,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    if (options.clockOffset) await context.addInitScript(shiftedClock(options.clockOffset));
    this.contexts.push(context);
    guardConsole(context, this.origin, (problem) => this.problems.push(problem));
    const page = await context.newPage();
    if (token !== undefined) await storeToken(page, token);
    return page;
  }

  /** The page of all tests of a file that ask for it with these options, for tests that leave nothing in it. */
  async sharedPage(options: VisitOptions): Promise<Page> {
    const key = JSON.stringify(options);
    const page = this.shared.get(key) ?? (await this.newPage(options));
    this.shared.set(key, page);
    this.contexts = this.contexts.filter((context) => context !== page.context());
    return page;
  }

  async visit(path: string, options?: VisitOptions): Promise<Page> {
    const page = await this.newPage(options);
    const response = await page.goto(path);
    if (response && response.status() >= 500) {
      throw new Error(`${path} responded with ${response.status()}: ${this.output}`);
    }
    return page;
  }

  /** Opens a page of the site that React has hydrated. */
  async visitHydrated(path: string, options?: VisitOptions): Promise<Page> {
    const page = await this.visit(path, options);
    await hydrated(page);
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

  /** Ends a test's visits. @throws where something went wrong that the test did not allow */
  async endVisits(): Promise<void> {
    await Promise.all(this.contexts.map((context) => context.close()));
    const unexpected = this.problems.filter(
      (problem) => !this.allowed.some((pattern) => pattern.test(problem)),
    );
    this.contexts = [];
    this.problems = [];
    this.allowed = [];
    if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`);
  }

  /**
   * Ends the server as a power cut would, and starts it again with its data, at its origin.
   *
   * @param changed environment variables that are other ones from now on
   */
  restart(changed?: Record<string, string>): Promise<void> {
    return this.deployment.restart(changed);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.deployment.dispose();
  }
}

/** Starts a site with the content that `arrange` makes. Whoever opens one closes it. */
export async function openSite(
  arrange: (api: ApiClient) => Promise<unknown> = async () => undefined,
  options?: ServerOptions,
): Promise<Site> {
  const endpoint = process.env['BROWSER_ENDPOINT'];
  if (!endpoint) throw new Error('No browser was started');
  const deployment = await DEFAULT_DEPLOYMENT.start(options);
  try {
    const api = await ApiClient.login(deployment.server.origin);
    await arrange(api);
    return new Site(deployment, await chromium.connect(endpoint), api);
  } catch (error) {
    await deployment.dispose();
    throw error;
  }
}

/** A site for the tests of one file, whose visits end with each test. */
export function useSite(...args: Parameters<typeof openSite>): () => Site {
  let site: Site | undefined;

  beforeAll(async () => {
    site = await openSite(...args);
  });
  afterEach(() => site?.endVisits());
  afterAll(() => site?.close());

  return () => {
    if (!site) throw new Error('The site is there once the tests run');
    return site;
  };
}

/** A test that moves the server's clock: nginx dates responses by the machine's, which no test moves. */
export const testOfServer = DEFAULT_DEPLOYMENT.name === 'replicas' ? test.skip : test;
