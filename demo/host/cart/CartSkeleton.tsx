import './cart.css';

export function CartSkeleton({ text }: { text: string }) {
  return (
    <>
      <p className="visually-hidden">{text}</p>
      <div className="stack-large cart-columns" aria-hidden="true">
        <div className="stack cart-main">
          <span className="skeleton cart-line-skeleton" />
          <span className="skeleton cart-line-skeleton" />
        </div>
        <span className="skeleton summary-skeleton" />
      </div>
    </>
  );
}
