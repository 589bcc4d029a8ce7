/** The fewest characters of a password (spec section 9, "Password minimum"). */
export const MIN_PASSWORD = 6;
