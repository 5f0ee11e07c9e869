import { platformName } from '@lereng/shared-domain/contact';
import { useGetDemoContentQuery } from '@lereng/web-data-access/demo-content-admin';
import { useListSiteSettingsQuery } from '@lereng/web-data-access/site-settings';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { paths, PageLink } from '@lereng/web-feature';
import { words } from './words';

const { firstSteps } = words;
const { admin } = paths;

/** The order in which links are named; others come after them. */
const PLATFORMS = ['whatsapp', 'instagram', 'tiktok'];
/** Latitude and longitude are one place. */
const SETTINGS = Object.keys(firstSteps.settingNames) as (keyof typeof firstSteps.settingNames)[];

/** The settings by which an owner has given the site a look of its own. */
const LOOK = /^(?:tagline|\w+_color|(?:home|menu|packages|promotions|contact)_name)$/;

/** What every site has until its owner sets it. The list of problems names what a site does not have. */
const DEFAULTS = /^site_(?:name|description)$/;

/** The demonstration content that is still to be replaced, the costliest first. */
function useSteps() {
  const { data: demo } = useGetDemoContentQuery();
  const { data: links = [] } = useListSocialMediaQuery();
  const { data: stored } = useListSiteSettingsQuery();
  if (!demo || !stored) return { orders: false, steps: [] };
  const { kinds, unchanged_settings, unchanged_links } = demo;
  const platforms = links
    .filter(({ id }) => unchanged_links.includes(id))
    .map(({ platform }) => platform)
    .sort((a, b) => placeOf(a) - placeOf(b));
  const isSet = (name: string) => stored.some(({ key }) => key === name);
  const isOpen = (key: string) =>
    unchanged_settings.includes(key) || (!isSet('site_name') && DEFAULTS.test(key) && !isSet(key));
  const settings = SETTINGS.filter(isOpen);
  const hasLook = stored.some(({ key }) => LOOK.test(key) && !unchanged_settings.includes(key));
  const isLeft = (kind: string) => kinds.some((each) => each.kind === kind && each.removable > 0);
  const steps = [
    [
      firstSteps.links(platforms.map(platformName)),
      admin.content('social-media'),
      platforms.length > 0,
    ],
    [
      firstSteps.settings(settings.map((key) => firstSteps.settingNames[key])),
      admin.content('site-settings'),
      settings.length > 0,
    ],
    [firstSteps.look, admin.look, !hasLook],
    [firstSteps.hero, admin.content('slides'), isLeft('slides')],
    [firstSteps.food, admin.content('menu-items'), isLeft('menu-items')],
    [firstSteps.tours, admin.content('packages'), isLeft('packages')],
    [firstSteps.promotions, admin.content('promotions'), isLeft('promotions')],
  ] as const;
  const open = steps.filter(([, , isStepOpen]) => isStepOpen);
  return {
    orders: platforms.includes('whatsapp'),
    // The look of a venue that has nothing else of the demonstration may be the built-in one for good.
    steps: open.every(([text]) => text === firstSteps.look) ? [] : open,
  };
}

const placeOf = (platform: string): number => {
  const place = PLATFORMS.indexOf(platform);
  return place < 0 ? PLATFORMS.length : place;
};

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
