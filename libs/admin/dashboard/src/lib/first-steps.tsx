import { settingText } from '@lereng/shared-domain';
import { platformName, whatsappNumber } from '@lereng/shared-domain/contact';
import { useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { useListPackagesQuery } from '@lereng/web-data-access/packages';
import { useListPromotionsQuery } from '@lereng/web-data-access/promotions';
import { useListSiteSettingsQuery } from '@lereng/web-data-access/site-settings';
import { useListSlidesQuery } from '@lereng/web-data-access/slides';
import { useListSocialMediaQuery, type SocialMedia } from '@lereng/web-data-access/social-media';
import { paths, PageLink } from '@lereng/web-feature';
import { DEMO } from './demo-content';
import { words } from './words';

const { firstSteps } = words;
const { admin } = paths;

const PLATFORMS = Object.keys(DEMO.links) as (keyof typeof DEMO.links)[];
/** Latitude and longitude are one place. */
const SETTINGS = Object.keys(firstSteps.settingNames) as (keyof typeof firstSteps.settingNames)[];

/** The settings by which an owner has given the site a look of its own. */
const LOOK = /^(?:\w+_color|(?:home|menu|packages|promotions|contact)_name)$/;

/** The settings that the default venue fills in. The list of problems names those of its place. */
const DEFAULTS = /^site_(?:name|description)$/;

/** A number may have been given another form. */
const isDemoLink = ({ platform, url }: Pick<SocialMedia, 'platform' | 'url'>): boolean =>
  platform === 'whatsapp'
    ? whatsappNumber(url) === DEMO.number
    : url === DEMO.links[platform as keyof typeof DEMO.links];

/** Of the long text its beginning is known. */
const isDemoSetting = (key: keyof typeof DEMO.settings, value: string | null): boolean =>
  key === 'home_description'
    ? value?.startsWith(DEMO.settings[key]) === true
    : value === DEMO.settings[key];

/** The demonstration content that is still to be replaced, the costliest first. */
function useSteps() {
  const { data: links = [] } = useListSocialMediaQuery();
  const { data: stored } = useListSiteSettingsQuery();
  const { data: slides = [] } = useListSlidesQuery();
  const { data: menuItems = [] } = useListMenuItemsQuery();
  const { data: packages = [] } = useListPackagesQuery();
  const { data: promotions = [] } = useListPromotionsQuery();
  const orders = links.some(({ url }) => whatsappNumber(url) === DEMO.number);
  const demoLinks = PLATFORMS.filter((platform) =>
    links.some((link) => link.platform === platform && isDemoLink(link)),
  );
  const valueOf = settingText(stored ?? []);
  // Without a name of its own the site has those of the default venue.
  const hasDefaults = stored !== undefined && valueOf('site_name') === null;
  const demoSettings = SETTINGS.filter(
    (key) =>
      isDemoSetting(key, valueOf(key)) ||
      (hasDefaults && DEFAULTS.test(key) && valueOf(key) === null),
  );
  const isLookOpen = stored?.every(({ key, value }) => value === null || !LOOK.test(key));
  const steps = [
    [
      firstSteps.links(demoLinks.map(platformName)),
      admin.content('social-media'),
      demoLinks.length > 0,
    ],
    [
      firstSteps.settings(demoSettings.map((key) => firstSteps.settingNames[key])),
      admin.content('site-settings'),
      demoSettings.length > 0,
    ],
    [firstSteps.look, admin.look, isLookOpen === true],
    [firstSteps.hero, admin.content('slides'), slides.some(({ title }) => title === DEMO.slide)],
    [
      firstSteps.food,
      admin.content('menu-items'),
      menuItems.some(({ description }) => description?.startsWith(DEMO.menuItem)),
    ],
    [
      firstSteps.tours,
      admin.content('packages'),
      packages.some(({ name }) => name === DEMO.package),
    ],
    [
      firstSteps.promotions,
      admin.content('promotions'),
      promotions.some(({ title }) => title === DEMO.promotion),
    ],
  ] as const;
  const open = steps.filter(([, , isOpen]) => isOpen);
  // The look of a venue that has nothing else of the demonstration may be the built-in one for good.
  return { orders, steps: open.every(([text]) => text === firstSteps.look) ? [] : open };
}

/** While the site has demonstration content: a list of it, with links to its screens. */
export function FirstSteps() {
  const { orders, steps } = useSteps();
  if (steps.length === 0) return null;
  // Closed, so that a phone's first screen still shows the list of problems.
  return (
    <details className="rounded-card border border-line bg-surface-muted px-4 sm:px-5">
      <summary className="cursor-pointer py-2.5">
        <h2 className="inline text-base font-semibold">{firstSteps.title}</h2>
      </summary>
      <p className="text-muted">{orders ? firstSteps.orders : firstSteps.text}</p>
      <ol className="list-decimal py-2 pl-6 marker:text-subtle">
        {steps.map(([text, page]) => (
          <li key={text}>
            <PageLink
              to={page.getHref()}
              className="block w-fit py-2.5 font-semibold text-accent-strong underline"
            >
              {text}
            </PageLink>
          </li>
        ))}
      </ol>
    </details>
  );
}
