import { DraftLinks, PageHeader, useDrafts, useKinds } from '@lereng/admin-kit/shell';
import { PageLink, paths } from '@lereng/web-feature';
import { ButtonLink } from '@lereng/web-ui';
import { AttentionList } from './attention/attention-list';
import { EntityCard } from './entity-card';
import { FirstSteps } from './first-steps';
import { RemoveDemo } from './remove-demo';
import { words } from './words';

/** The number of rows of each entity, and the problems of the site. */
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
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] sm:gap-4">
        {[...useKinds().values()].map(
          ({ kind, title, icon, path, useList }) =>
            title &&
            useList && (
              <EntityCard key={kind} title={title} icon={icon} path={path} useList={useList} />
            ),
        )}
      </ul>
      <FirstSteps />
      <RemoveDemo />
      <AttentionList />
    </section>
  );
}
