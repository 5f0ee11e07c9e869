import { DraftLinks, PageHeader, useDrafts, useKinds } from '@lereng/admin-kit/shell';
import { PageLink, paths } from '@lereng/web-feature';
import { ButtonLink } from '@lereng/web-ui';
import { AttentionList } from './attention/attention-list';
import { EntityCount } from './entity-count';
import { FirstSteps } from './first-steps/first-steps';
import { RemoveDemo } from './remove-demo';
import { TodaySection } from './today/today-section';
import { words } from './words';

/** What is so today, the problems of the site, and the number of rows of each entity. */
export default function DashboardPage() {
  const { drafts, discard } = useDrafts();
  return (
    <section className="flex flex-col gap-5 sm:gap-8">
      <PageHeader title={words.title}>
        <ButtonLink href={paths.admin.today.getHref()} link={PageLink} variant="secondary">
          {words.today}
        </ButtonLink>
      </PageHeader>
      {drafts.length > 0 && (
        <div className="flex flex-col gap-2">
          <DraftLinks drafts={drafts} onDiscard={discard} />
        </div>
      )}
      <TodaySection />
      <FirstSteps />
      <AttentionList />
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(3.75rem,1fr))] gap-2 sm:gap-4">
        {[...useKinds().values()].map(
          ({ kind, title, path, useList }) =>
            title &&
            useList && <EntityCount key={kind} title={title} path={path} useList={useList} />,
        )}
      </ul>
      <RemoveDemo />
    </section>
  );
}
