import { useGetAccountQuery } from '@lereng/web-data-access/auth-admin';
import { PasswordSection } from './password-section';
import { SessionsSection } from './sessions-section';
import { words } from './words';

export default function AccountPage() {
  const { data } = useGetAccountQuery();
  return (
    <section className="flex max-w-3xl flex-col gap-5">
      <header>
        <h1 tabIndex={-1} className="text-2xl">
          {words.title}
        </h1>
        {data && <p className="mt-1 text-subtle">{words.signedInAs(data.username)}</p>}
      </header>
      <PasswordSection username={data?.username} />
      <SessionsSection />
    </section>
  );
}
