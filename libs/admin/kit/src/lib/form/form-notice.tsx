/** What is to be known of the values that are being typed. It is always there, to be read out. */
export const FormNotice = ({ text }: { text: string | null }) => (
  <p role="status" className="text-sm font-medium text-muted empty:sr-only">
    {/* A new element for each text: translation by the browser replaces the former text node. */}
    {text && <span key={text}>{text}</span>}
  </p>
);
