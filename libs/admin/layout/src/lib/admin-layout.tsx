import {
  FootMessages,
  FootProvider,
  KindsProvider,
  kindsOf,
  LeaveGuardProvider,
  useIsFootTaken,
  useMedia,
} from '@lereng/admin-kit/shell';
import { type Layout, type LayoutProps } from '@lereng/web-feature';
import { classNames, IconButton } from '@lereng/web-ui';
import { Menu } from 'lucide-react';
import { useId, useMemo } from 'react';
import { FootBar } from './foot-bar';
import { Sidebar } from './sidebar';
import { SiteTitle } from './site-title';
import { SIDEBAR_WIDTH_PX, useSidebar } from './use-sidebar';
import { useTyping } from './use-typing';
import { words } from './words';

function AdminLayout(props: LayoutProps) {
  const kinds = useMemo(() => kindsOf(props.navigation), [props.navigation]);
  const sidebar = useSidebar();
  return (
    <KindsProvider value={kinds}>
      <FootProvider>
        <LeaveGuardProvider onStay={sidebar.close}>
          <AdminFrame {...props} {...sidebar} />
        </LeaveGuardProvider>
      </FootProvider>
    </KindsProvider>
  );
}

type AdminFrameProps = LayoutProps & ReturnType<typeof useSidebar>;

function AdminFrame({ navigation, children, open, show, close, sidebar }: AdminFrameProps) {
  const id = useId();
  const hasFootBar = useHasFootBar();
  return (
    <div
      className={classNames(
        'min-[992px]:pl-64',
        // What else is at the foot stands above the bar, which a low screen has no room for.
        '[--foot:0px]',
        hasFootBar && 'tall:[--foot:calc(3.5rem+1px+env(safe-area-inset-bottom))]',
      )}
    >
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
        className="mx-auto w-full max-w-page px-4 pt-6 pb-[calc(1.5rem+var(--foot))] outline-none sm:px-8 sm:pt-8 min-[62rem]:px-5 xl:px-8"
      >
        <FootMessages />
        <>{children}</>
      </main>
      {hasFootBar && (
        <FootBar navigation={navigation} sidebarId={`${id}-sidebar`} open={open} onMore={show} />
      )}
    </div>
  );
}

/** On screens without the sidebar, but for a screen with a bar of its own, or while a keyboard takes the foot. */
function useHasFootBar(): boolean {
  const isNarrow = useMedia(`not all and (min-width: ${SIDEBAR_WIDTH_PX}px)`);
  const isTaken = useIsFootTaken();
  const typing = useTyping();
  return isNarrow && !isTaken && !typing;
}

/** The layout of the back office: the page, and a sidebar that is permanent from 992 px. */
export const adminLayout: Layout = { component: AdminLayout };
