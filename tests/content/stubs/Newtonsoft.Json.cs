namespace Newtonsoft.Json
{
    public static class JsonConvert
    {
        public static T DeserializeObject<T>(string text) { return default(T); }
    }
}
