import { renderPage, type RenderedPage, type RenderPageOptions } from '@lereng/web-testing';
import type { ReactNode } from 'react';
import { FootMessages, FootProvider } from '../lib/shell/foot/foot';
import { KindsProvider, type Kinds } from '../lib/shell/kinds';
import { LeaveGuardProvider } from '../lib/shell/leave-guard/leave-guard';
import { someKinds } from './some-kinds';

const ofFeatures: Kinds = new Map(someKinds.map((each) => [each.kind, each]));

interface RenderAdminPageOptions extends RenderPageOptions {
  kinds?: Kinds;
}

/** Renders a part of the back office for a logged-in admin, within what the layout provides. */
export function renderAdminPage(
  ui: ReactNode,
  { kinds = ofFeatures, ...options }: RenderAdminPageOptions = {},
): RenderedPage {
  const inside = (content: ReactNode) => (
    <KindsProvider value={kinds}>
      <FootProvider>
        <LeaveGuardProvider>
          <FootMessages />
          <>{content}</>
        </LeaveGuardProvider>
      </FootProvider>
    </KindsProvider>
  );
  const page = renderPage(inside(ui), { token: 'token', ...options });
  return { ...page, rerender: (content) => page.rerender(inside(content)) };
}
