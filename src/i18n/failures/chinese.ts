import type en from './en.js';

/** The HTTP status messages in Chinese, as required by the catalog in spec section 8. */
export const chinese: typeof en.status = {
  0: '连接错误',
  400: '请求错误',
  401: '未授权，请重新登录',
  403: '拒绝访问',
  404: '请求的资源不存在',
  405: '请求方法不允许',
  408: '请求超时',
  500: '服务器错误',
  501: '服务未实现',
  502: '网络错误',
  503: '服务不可用',
  504: '网络超时',
  505: 'HTTP版本不受支持',
};
