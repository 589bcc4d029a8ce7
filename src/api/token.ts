/** A token: what can stand in a header, and is kept in a cookie, which has room for 4,096 characters with its name. */
export const tokenPattern = /^[\x21-\x7e]{1,3999}$/;
