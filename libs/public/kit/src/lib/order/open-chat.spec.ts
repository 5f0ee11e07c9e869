import { openChat } from './open-chat';

afterEach(() => jest.restoreAllMocks());

it('opens another tab, which does not know this one', () => {
  const tab = { opener: window } as Window;
  const open = jest.spyOn(window, 'open').mockReturnValue(tab);
  openChat('https://wa.me/62811');
  expect(open.mock.calls).toEqual([['https://wa.me/62811', '_blank']]);
  expect(tab.opener).toBeNull();
});

it('stays in this tab where the browser opens none', () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  openChat('#chat');
  expect(window.location.hash).toBe('#chat');
});
