import { whatsappNumber } from '@lereng/shared-domain';
import { useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { useListPackagesQuery } from '@lereng/web-data-access/packages';
import { useListSiteSettingsQuery } from '@lereng/web-data-access/site-settings';
import { useListSlidesQuery } from '@lereng/web-data-access/slides';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { paths, PageLink } from '@lereng/web-feature';
import { DEMO } from './demo-content';
import { words } from './words';

const { firstSteps } = words;
const { admin } = paths;

/** What is still to be replaced, what costs most first. */
function useSteps() {
  const { data: links = [] } = useListSocialMediaQuery();
  const { data: settings = [] } = useListSiteSettingsQuery();
  const { data: slides = [] } = useListSlidesQuery();
  const { data: menuItems = [] } = useListMenuItemsQuery();
  const { data: packages = [] } = useListPackagesQuery();
  const orders = links.some(({ url }) => whatsappNumber(url) === DEMO.number);
  const steps = [
    [firstSteps.contact, admin.socialMedia, orders],
    [
      firstSteps.venue,
      admin.siteSettings,
      settings.some(({ key, value }) => key === 'address' && value === DEMO.address),
    ],
    [firstSteps.hero, admin.slides, slides.some(({ title }) => title === DEMO.slide)],
    [
      firstSteps.food,
      admin.menuItems,
      menuItems.some(({ description }) => description?.startsWith(DEMO.menuItem)),
    ],
    [firstSteps.tours, admin.packages, packages.some(({ name }) => name === DEMO.package)],
  ] as const;
  return { orders, steps: steps.filter(([, , isOpen]) => isOpen) };
}

/** While the site has demonstration content: what is to be replaced, and where. */
export function FirstSteps() {
  const { orders, steps } = useSteps();
  if (steps.length === 0) return null;
  // Closed, so that a phone's first screen still shows what needs attention.
  return (
    <details className="rounded-card border border-line bg-surface-muted px-4 sm:px-5">
      <summary className="cursor-pointer py-3">
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
