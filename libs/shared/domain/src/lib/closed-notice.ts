/** Where a browser keeps which notice this visit has closed, in its session storage. */
export const CLOSED_NOTICE = 'lereng-closed-notice';

/**
 * The one inline script of pages, right behind the notice: it hides what this visit has closed before the first paint,
 * while cached pages are the same for all. The content policy allows it by its hash, so it has no variable part.
 */
export const HIDE_CLOSED_NOTICE = `(function(notice){try{notice.hidden=sessionStorage.getItem("${CLOSED_NOTICE}")===notice.dataset.notice}catch(e){}})(document.currentScript.previousElementSibling)`;
