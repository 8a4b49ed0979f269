// CloudFront, viewer request: a bucket has keys, not folders.
// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by this name
function handler(event) {
  var request = event.request
  var uri = request.uri
  if (uri.endsWith('/')) request.uri = uri + 'index.html'
  else if (!/\.[a-z0-9]+$/i.test(uri)) {
    return { statusCode: 301, headers: { location: { value: uri + '/' } } }
  }
  return request
}
