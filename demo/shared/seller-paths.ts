/** The pages of sellers and factories: an app of their own, which the host leads to by page loads. */
export const SELLER_PATHS = {
  central: '/content/sellerCentral',
  steps: '/content/fourStep',
  factory: '/content/FactoryMember',
} as const;
