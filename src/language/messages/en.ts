/** What a shopper hears of the choice of a language. The languages' own names are the same in all. */
const en = {
  language: 'Language',
};

export default en;
