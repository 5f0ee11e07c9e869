import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../config';
import { ResponseFront } from '../response-cache';
import { readClientFiles } from './client-files';
import { loadPageRenderer, type PageRenderer, type PageRequest } from './page-renderer';
import { brokenPage, unbuiltPage } from './plain-pages';
import { SiteOrigin } from './site-origin';

/** Injection token of the folder that holds the built web application; null for no pages at all. */
export const WEB_BUILD = Symbol('WEB_BUILD');

export interface PageAnswer {
  status: number;
  html: string;
  /** Whether the page may be kept: nothing on it is missing for a reason that may pass. */
  complete: boolean;
  /** A redirect's address, always one of this site. */
  location?: string;
}

const SEEDS = 2 ** 32;
/** An address of this site in plain characters; a second slash would begin a host. */
const OWN_ADDRESS = /^\/(?![/\\])[\x21-\x7e]*$/;

/** Renders the site's addresses with the web application's server bundle. */
@Injectable()
export class PagesService implements OnModuleInit {
  private readonly logger = new Logger(PagesService.name);
  private renderer: PageRenderer | null = null;

  constructor(
    @Inject(WEB_BUILD) private readonly webBuild: string | null,
    private readonly config: AppConfig,
    private readonly front: ResponseFront,
    private readonly origin: SiteOrigin,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.webBuild === null) return;
    this.renderer = await loadPageRenderer(this.webBuild);
    if (!this.renderer) this.logger.warn('The web application is not built: there are no pages');
    const files = await readClientFiles(join(this.webBuild, 'client'));
    for (const [path, answer] of files) this.front.addFile(path, answer);
  }

  /** Whether this process serves pages at all. */
  get enabled(): boolean {
    return this.webBuild !== null;
  }

  /** @param url path and query of the address */
  async render(url: string): Promise<PageAnswer> {
    if (!this.renderer) return { status: 503, html: unbuiltPage(), complete: false };
    try {
      const {
        status,
        html = '',
        complete = true,
        location,
      } = await this.renderer({
        url,
        fetchApi: (request) => this.fetchApi(request),
        site: { origin: this.origin.get(), timeZone: this.config.venueTimeZone },
        seed: randomInt(SEEDS),
        report: (message) => this.logger.warn(message),
      });
      if (location === undefined) return { status, html, complete };
      return { status, html, complete, location: OWN_ADDRESS.test(location) ? location : '/' };
    } catch (error) {
      this.logger.error(error instanceof Error ? error.stack : error);
      return { status: 500, html: brokenPage(), complete: false };
    }
  }

  /** Pages read what visitors read: the kept answers of this process. */
  private async fetchApi({
    method,
    path,
  }: PageRequest): Promise<{ status: number; body: unknown }> {
    if (method !== 'GET') throw new Error(`A page may only read, not ${method} ${path}`);
    const { status, bodies } = await this.front.get(path === '/' ? '/api' : `/api${path}`);
    const text = bodies.identity.toString();
    return { status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  }
}
