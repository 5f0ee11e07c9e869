import { KindsProvider, kindsOf, LeaveGuardProvider } from '@lereng/admin-kit/shell';
import { type Layout, type LayoutProps } from '@lereng/web-feature';
import { IconButton } from '@lereng/web-ui';
import { Menu } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Sidebar } from './sidebar';
import { useSidebar } from './use-sidebar';
import { SiteTitle } from './site-title';
import { words } from './words';

function AdminLayout(props: LayoutProps) {
  const kinds = useMemo(() => kindsOf(props.navigation), [props.navigation]);
  return (
    <KindsProvider value={kinds}>
      <LeaveGuardProvider>
        <AdminFrame {...props} />
      </LeaveGuardProvider>
    </KindsProvider>
  );
}

function AdminFrame({ navigation, children }: LayoutProps) {
  const id = useId();
  const { open, show, close, sidebar } = useSidebar();
  return (
    <div className="min-[992px]:pl-64">
      <a
        href={`#${id}-main`}
        className="sr-only z-50 rounded-chip bg-surface-inverse px-5 py-3 font-semibold text-inverse focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {words.skip}
      </a>
      <header
        inert={open}
        className="sticky top-0 z-20 flex items-center gap-2 border-b border-line bg-surface px-2 py-1.5 min-[992px]:hidden"
      >
        <IconButton
          label={words.open}
          icon={<Menu aria-hidden="true" className="size-6" />}
          aria-expanded={open}
          aria-controls={`${id}-sidebar`}
          onClick={(event) => show(event.currentTarget)}
        />
        <SiteTitle className="line-clamp-2 min-w-0 font-bold wrap-anywhere text-accent" />
      </header>
      <Sidebar
        id={`${id}-sidebar`}
        ref={sidebar}
        navigation={navigation}
        open={open}
        onClose={close}
      />
      {open && (
        <div
          aria-hidden="true"
          data-testid="backdrop"
          onClick={close}
          className="fixed inset-0 z-30 bg-surface-inverse/50"
        />
      )}
      <main
        id={`${id}-main`}
        tabIndex={-1}
        inert={open}
        className="mx-auto w-full max-w-page px-4 py-6 outline-none sm:px-8 sm:py-8 min-[62rem]:px-5 xl:px-8"
      >
        {children}
      </main>
    </div>
  );
}

/** The layout of the back office: the page, and a sidebar that is permanent from 992 px. */
export const adminLayout: Layout = { component: AdminLayout };
