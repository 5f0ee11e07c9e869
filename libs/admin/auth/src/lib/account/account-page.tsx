import { PageHeader, useRole } from '@lereng/admin-kit/shell';
import { useCheckTokenQuery } from '@lereng/web-data-access/auth-admin';
import { BackupSection } from './backup-section';
import { PasswordSection } from './password-section';
import { PeopleSection } from './people-section';
import { SessionsSection } from './sessions-section';
import { words } from './words';

/** The password of the admin; for an owner also who else may log in, and what belongs to the site. */
export default function AccountPage() {
  const { data } = useCheckTokenQuery();
  const isOwner = useRole() === 'owner';
  return (
    <section className="flex flex-col gap-5">
      <PageHeader title={words.title} lead={data && words.signedInAs(data.username)} />
      {/* Side by side only where both have room, however large the text is. */}
      <div className="flex flex-wrap items-start gap-5 *:min-w-0 *:grow *:basis-96">
        <PasswordSection />
        {isOwner && (
          <>
            <PeopleSection />
            <SessionsSection />
            <BackupSection />
          </>
        )}
      </div>
    </section>
  );
}
