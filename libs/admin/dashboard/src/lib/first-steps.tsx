import { whatsappNumber } from '@lereng/shared-domain';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { paths, PageLink } from '@lereng/web-feature';
import { words } from './words';

/** The demonstration content's, which is nobody's. */
const DEMO_NUMBER = '6281234567890';

const { firstSteps } = words;
const { admin } = paths;

// What costs most first.
const STEPS = [
  [firstSteps.contact, admin.socialMedia],
  [firstSteps.venue, admin.siteSettings],
  [firstSteps.hero, admin.slides],
  [firstSteps.food, admin.menuItems],
  [firstSteps.tours, admin.packages],
] as const;

/** While guests would order at the demonstration content's number: what is to be replaced, and where. */
export function FirstSteps() {
  const { data = [] } = useListSocialMediaQuery();
  if (!data.some(({ url }) => whatsappNumber(url) === DEMO_NUMBER)) return null;
  // Closed, so that a phone's first screen still shows what needs attention.
  return (
    <details className="rounded-card border border-line bg-surface-muted px-4 sm:px-5">
      <summary className="cursor-pointer py-3">
        <h2 className="inline text-base font-semibold">{firstSteps.title}</h2>
      </summary>
      <p className="text-muted">{firstSteps.text}</p>
      <ol className="list-decimal py-2 pl-6 marker:text-subtle">
        {STEPS.map(([text, page]) => (
          <li key={text}>
            <PageLink
              to={page.getHref()}
              className="inline-flex min-h-target items-center font-semibold text-accent underline hover:text-accent-strong"
            >
              {text}
            </PageLink>
          </li>
        ))}
      </ol>
    </details>
  );
}
