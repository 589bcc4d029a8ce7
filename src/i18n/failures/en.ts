/** The reasons for a failure, in the shopper's language. */
const en = {
  status: {
    0: 'Connection error',
    400: 'Bad request',
    401: 'You are not signed in any more; please sign in again',
    403: 'Access denied',
    404: 'Not found',
    405: 'This request is not allowed',
    408: 'The server took too long to answer',
    500: 'Server error',
    501: 'The server cannot do this',
    502: 'Network error',
    503: 'The service is not available right now',
    504: 'The network took too long to answer',
    505: 'HTTP version not supported',
  },
  /** A response arrived but could not be understood. */
  reply: 'The server’s answer could not be read. Please try again later.',
};

export default en;
