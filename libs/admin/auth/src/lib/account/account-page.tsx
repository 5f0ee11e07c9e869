import { PageHeader } from '@lereng/admin-kit/shell';
import { useGetAccountQuery } from '@lereng/web-data-access/auth-admin';
import { BackupSection } from './backup-section';
import { PasswordSection } from './password-section';
import { SessionsSection } from './sessions-section';
import { words } from './words';

export default function AccountPage() {
  const { data } = useGetAccountQuery();
  return (
    <section className="flex flex-col gap-5">
      <PageHeader title={words.title} lead={data && words.signedInAs(data.username)} />
      {/* Side by side only where both have room, however large the text is. */}
      <div className="flex flex-wrap items-start gap-5 *:min-w-0 *:grow *:basis-96">
        <PasswordSection />
        <SessionsSection />
        <BackupSection />
      </div>
    </section>
  );
}
