/** The shop's mark and name, which are the same in every language and script. */
export function Logo() {
  return (
    <span className="logo" dir="ltr" translate="no">
      <img src="/media/logo.svg" alt="" width="36" height="36" />
      Meridian
    </span>
  );
}
