/** What is to be known of the values that are being typed. It is always there, to be read out. */
export const FormNotice = ({ text }: { text: string | null }) => (
  <p role="status" className="text-sm font-medium text-muted empty:sr-only">
    {/* Anew for each text: a browser that translates the page has put elements in its place. */}
    {text && <span key={text}>{text}</span>}
  </p>
);
