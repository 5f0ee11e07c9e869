import { Dialog, draftStore, useConfirmLeave, type StoredDraft } from '@lereng/admin-kit/shell';
import { tokenCleared, useAppDispatch } from '@lereng/web-data-access';
import { useLogoutMutation } from '@lereng/web-data-access/auth-admin';
import { paths } from '@lereng/web-feature';
import { Button } from '@lereng/web-ui';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { words } from './words';

/** Logs out, after a question where drafts are on this device, which a logout removes. */
export function LogoutButton() {
  const { leave, busy } = useLogout();
  const confirmLeave = useConfirmLeave();
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>([]);
  const leaveOrAsk = async () => {
    const found = await draftStore.list();
    if (found.length > 0) setDrafts(found);
    else await leave();
  };
  return (
    <>
      <Button
        variant="quiet"
        className="px-2"
        busy={busy}
        disabled={busy}
        // The page's own unsaved changes are asked about first, and are no draft after that.
        onClick={() => confirmLeave(() => void leaveOrAsk())}
      >
        <LogOut aria-hidden="true" className="size-5" />
        {words.logout}
      </Button>
      {drafts.length > 0 && (
        <LogoutQuestion
          drafts={drafts}
          busy={busy}
          onStay={() => setDrafts([])}
          onLeave={() => void leave()}
        />
      )}
    </>
  );
}

interface LogoutQuestionProps {
  drafts: readonly StoredDraft[];
  busy: boolean;
  onStay: () => void;
  onLeave: () => void;
}

function LogoutQuestion({ drafts, busy, onStay, onLeave }: LogoutQuestionProps) {
  const { title, text, stay } = words.logoutQuestion;
  return (
    <Dialog
      title={title}
      question
      busy={busy}
      onClose={onStay}
      actions={
        <>
          <Button variant="secondary" data-autofocus disabled={busy} onClick={onStay}>
            {stay}
          </Button>
          <Button variant="danger" busy={busy} disabled={busy} onClick={onLeave}>
            {words.logout}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <ul className="mt-2 list-disc pl-5 wrap-anywhere">
        {drafts.map(({ key, title: name }) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
    </Dialog>
  );
}

/** How long the page waits for the call, which goes on behind it. */
const LOGOUT_WAIT_MS = 3_000;

/** Ends the session on the server and clears the token, also where the server refuses or does not respond. */
function useLogout() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [logout, { isLoading: busy }] = useLogoutMutation();
  const leave = async () => {
    // A mutation resolves with its error instead of rejecting.
    await Promise.race([
      logout(),
      new Promise((resolve) => {
        setTimeout(resolve, LOGOUT_WAIT_MS);
      }),
    ]);
    // The next user of this device must not find the drafts.
    await draftStore.clear();
    dispatch(tokenCleared());
    await navigate(paths.admin.login.getHref(), { replace: true });
  };
  return { leave, busy };
}
