import { whatsappNumber } from '@lereng/shared-domain';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { paths, PageLink } from '@lereng/web-feature';
import { useId } from 'react';
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
  const titleId = useId();
  const { data = [] } = useListSocialMediaQuery();
  if (!data.some(({ url }) => whatsappNumber(url) === DEMO_NUMBER)) return null;
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface-muted p-4 sm:p-5"
    >
      <h2 id={titleId} className="text-lg">
        {firstSteps.title}
      </h2>
      <p className="text-muted">{firstSteps.text}</p>
      <ol className="list-decimal pl-6 marker:text-subtle">
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
    </section>
  );
}
