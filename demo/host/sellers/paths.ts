/** The pages of sellers and factories. */
export const SELLER_PATHS = {
  central: '/content/sellerCentral',
  steps: '/content/fourStep',
  factory: '/content/FactoryMember',
} as const;
