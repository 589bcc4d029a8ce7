/** The pages for sellers and factories. They are a separate app, which the host opens with full page loads. */
export const SELLER_PATHS = {
  central: '/content/sellerCentral',
  steps: '/content/fourStep',
  factory: '/content/FactoryMember',
} as const;
