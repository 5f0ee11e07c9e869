import { Injectable } from '@nestjs/common';
import { isPromotionActive } from '@lereng/shared-domain';
import { VenueClock } from '../config';
import { MenuItemsService } from '../menu-items/menu-items.service';
import { PackagesService } from '../packages/packages.service';
import { PromotionsService } from '../promotions/promotions.service';
import { SiteSettingsService } from '../site-settings/site-settings.service';
import { SlidesService } from '../slides/slides.service';
import { SocialMediaService } from '../social-media/social-media.service';
import { SiteOrigin } from './site-origin';
import { newest, type SitemapPage, sitemapXml } from './sitemap';
import { webManifest } from './web-manifest';

export interface SiteDocument {
  type: string;
  text: string;
}

interface Row {
  id: number;
  updatedAt: string;
}

interface Promoted extends Row {
  packages: readonly { id: number }[];
}

/** What the site tells machines about itself, at addresses that they know. */
@Injectable()
export class SiteDocuments {
  constructor(
    private readonly origin: SiteOrigin,
    private readonly clock: VenueClock,
    private readonly slides: SlidesService,
    private readonly menuItems: MenuItemsService,
    private readonly packages: PackagesService,
    private readonly promotions: PromotionsService,
    private readonly socialMedia: SocialMediaService,
    private readonly settings: SiteSettingsService,
  ) {}

  /** Null where the address is that of none. */
  async find(path: string): Promise<SiteDocument | null> {
    if (path === '/robots.txt') return { type: 'text/plain', text: this.robots() };
    if (path === '/sitemap.xml') return { type: 'application/xml', text: await this.sitemap() };
    if (path === '/site.webmanifest') {
      return { type: 'application/manifest+json', text: webManifest(await this.settings.list()) };
    }
    return null;
  }

  private robots(): string {
    return `User-agent: *
Disallow: /admin
Disallow: /api

Sitemap: ${this.origin.get()}/sitemap.xml
`;
  }

  private async sitemap(): Promise<string> {
    const [dishes, packages, promotions] = await Promise.all([
      this.menuItems.list(),
      this.packages.list(),
      this.activePromotions(),
    ]);
    const offers = packages.map((each) => withOffer(each, promotions));
    const contactChangedAt = await this.contactChangedAt();
    const lists = [
      ...section('/menu', dishes),
      ...section('/packages', offers),
      ...section('/promotions', promotions),
      { path: '/contact', changedAt: contactChangedAt },
    ];
    // The first page shows something of everything.
    const seen = [...lists, ...section('/', await this.slides.list())];
    const home = { path: '/', changedAt: newest(seen.map(({ changedAt }) => changedAt)) };
    return sitemapXml(this.origin.get(), [home, ...lists]);
  }

  private async activePromotions(): Promise<Promoted[]> {
    const today = this.clock.today();
    return (await this.promotions.list()).filter(({ valid_until }) =>
      isPromotionActive({ validUntil: valid_until }, today),
    );
  }

  private async contactChangedAt(): Promise<string | null> {
    const links = await this.socialMedia.list();
    return newest([await this.settings.changedAt(), ...links.map(({ createdAt }) => createdAt)]);
  }
}

/** What a package costs changes with the promotions that it is in. */
function withOffer({ id, updatedAt }: Row, promotions: readonly Promoted[]): Row {
  const own = promotions.filter(({ packages }) => packages.some((each) => each.id === id));
  return { id, updatedAt: newest([updatedAt, ...own.map((each) => each.updatedAt)]) ?? updatedAt };
}

/** A list of rows and the page of each. */
function section(path: string, rows: readonly Row[]): SitemapPage[] {
  return [
    { path, changedAt: newest(rows.map(({ updatedAt }) => updatedAt)) },
    ...rows.map(({ id, updatedAt }) => ({ path: `${path}/${id}`, changedAt: updatedAt })),
  ];
}
